vcl 4.1;

# Varnish (6.0 or newer, with varnish-modules) before two instances of the site, with purges by tag.
# Instances need SHARED_CACHE=on, SHARED_CACHE_TAGS=xkey and PICTURE_FORMAT=webp.
# Start varnishd with -p http_gzip_support=off: the site compresses, with Brotli too.
# CHOOSE marks what an operator has to decide.

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# CHOOSE: the addresses of the instances.
backend a {
  .host = "site-a";
  .port = "4321";
  .connect_timeout = 2s;
  .first_byte_timeout = 20s;
  .probe = ready;
}
backend b {
  .host = "site-b";
  .port = "4321";
  .connect_timeout = 2s;
  .first_byte_timeout = 20s;
  .probe = ready;
}

# CHOOSE: who may purge. What ends TLS must say for whom it asks: by X-Forwarded-For or the PROXY protocol.
acl purgers {
  "localhost";
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(a);
  site.add_backend(b);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  # curl -X PURGE -H 'xkey: movie-603 list-popular' http://localhost:6081/
  if (req.method == "PURGE") {
    # Varnish itself adds the address of its client, so a comma shows one more: a proxy.
    if (client.ip !~ purgers || remote.ip !~ purgers || req.http.X-Forwarded-For ~ "," ||
        req.http.Forwarded || req.http.X-Real-IP || req.http.Via) {
      return (synth(405, "Method Not Allowed"));
    }
    if (!req.http.xkey) {
      return (synth(400, "No xkey"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  # The site answers GET and HEAD, and preflights of its API.
  if (req.method != "GET" && req.method != "HEAD" && !(req.method == "OPTIONS" && req.url ~ "^/api/")) {
    return (synth(405, "Method Not Allowed"));
  }
  # For load balancers inside alone.
  if (req.url ~ "^/readyz(\?|$)") {
    return (synth(404, "Not Found"));
  }
  # CHOOSE: your name, as in SITE_URL. It is the host of every key, whatever a visitor sends.
  set req.http.Host = "manzar.example";
  # The parameters that the site knows. Others make no other page, so they are neither in a key nor sent on.
  # tests/unit/deploy.test.ts compares this list with the site's.
  set req.http.x-query = regsuball("&" + regsub(req.url, "^[^?]*\??", ""), "&(?!(trailers|trending|popular|recent|thisYear|list|genre|language|country|decade|length|service|keyword|watch|year|sort|page|through|play|directors|cast|crew|gender|images|movies|series|season|drama|episode|query|kind|url|text|tmdb|imdb|item|id|name|title|timeWindow|limit|choice|ui)=)[^&]*", "");
  set req.url = regsub(req.url, "\?.*", "") + regsub(req.http.x-query, "^&", "?");
  unset req.http.x-query;
  # Tags are between the site and this cache. The site reads no cookies.
  unset req.http.xkey;
  unset req.http.Surrogate-Key;
  unset req.http.Cache-Tag;
  unset req.http.Cookie;
  # Pages with a dictionary (DICTIONARIES) are for one visitor: such requests go past the cache. From all others the
  # site learns neither of "dcz" nor of a dictionary. Browsers name it for data and files too, which never have it.
  unset req.http.x-dictionary;
  if (req.restarts == 0 && req.url !~ "^(/[a-z]{2})?/(data|_astro|_dict|clips|captions|t|api)/" &&
      req.url !~ "^[^?]*\.[a-z]+(\?|$)" && req.http.Available-Dictionary ~ "^:[A-Za-z0-9+/]{43}=:$" &&
      req.http.Accept-Encoding ~ "(?i)\bdcz\b" && req.http.Accept-Encoding !~ "(?i)\bdcz\s*;\s*q=0") {
    set req.http.x-dictionary = "dcz, ";
  } else {
    unset req.http.Available-Dictionary;
  }
  # Browsers send a hundred spellings. Three are left, so each page is kept three times at most.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b" && req.http.Accept-Encoding !~ "(?i)\bbr\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b" && req.http.Accept-Encoding !~ "(?i)\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # While an instance is well, a page is shown for one minute more than it is fresh; else for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  if (req.method == "OPTIONS") {
    return (pass);
  }
  if (req.http.x-dictionary) {
    set req.http.Accept-Encoding = req.http.x-dictionary + req.http.Accept-Encoding;
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  # During a release a page of one instance asks the other one for its scripts.
  if (bereq.url ~ "^/_astro/" && beresp.status == 404 && bereq.retries == 0) {
    return (retry);
  }
  # A page in the cache is better than one that says what is wrong.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  unset beresp.http.x-busy;
  if (beresp.status == 503) {
    set beresp.http.x-busy = "1";
  }
  if (beresp.ttl > 0s) {
    set beresp.grace = 1d;
  }
}

sub vcl_backend_fetch {
  unset bereq.http.x-dictionary;
  if (bereq.retries > 0) {
    set bereq.backend = site.backend();
  }
}

sub vcl_backend_error {
  # The instance can not be reached: the other one is asked once.
  if (bereq.retries == 0) {
    return (retry);
  }
}

sub vcl_deliver {
  # The cache may have the page that the instances can not give. A busy one is not asked twice.
  if (req.http.x-dictionary && resp.status >= 500 && !resp.http.x-busy) {
    return (restart);
  }
  unset resp.http.x-busy;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
