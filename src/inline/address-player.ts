/** What a page does whose address opens a player: one script, because each is a hash in the policy. */
import './address-dialog.ts';
import './asked-film.ts';
