/** Scripts that Redis runs as one step. */

/** Deletes a lock if it is still the token's. */
export const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Takes the next turn: now, or a second after the turn that was so many turns ago. Returns the
 * milliseconds until then, or -1 if there are too many. The clock is that of Redis.
 */
export const RESERVE = `local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local last = redis.call('LINDEX', KEYS[1], -1)
-- Turns farther ahead than LONGEST_WAIT of store.ts are of before the clock was set back.
if last and last - now > 86400 then redis.call('DEL', KEYS[1]) end
local before = redis.call('LINDEX', KEYS[1], -tonumber(ARGV[1]))
local start = math.max(now, before and before + 1000 or 0)
if start - now > tonumber(ARGV[2]) then return -1 end
redis.call('RPUSH', KEYS[1], start)
redis.call('LTRIM', KEYS[1], -tonumber(ARGV[1]), -1)
redis.call('PEXPIRE', KEYS[1], start - now + 2000)
return start - now`;
