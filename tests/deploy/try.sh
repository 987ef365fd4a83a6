#!/usr/bin/env bash
# `bash tests/deploy/try.sh`: runs the steps of docs/deploy.md and docs/upgrading.md, word by word, on a copy of this Debian that
# nobody else sees: a layer over its files, with a network of its own. It needs root, tar, nginx and the Node of the release.
# What the machine lacks is stood in for, and named at the end.
set -eu
cd "$(dirname "$0")/../.."

if [ -z "${LAYER:-}" ]; then
  npm run release
  LAYER=$(mktemp -d)
  export LAYER
  trap 'rmdir "$LAYER"' EXIT
  unshare --mount --net --pid --fork --mount-proc bash "$0"
  exit
fi

mount -t tmpfs layer "$LAYER"
mkdir "$LAYER"/{upper,work,root}
mount -t overlay -o "lowerdir=/,upperdir=$LAYER/upper,workdir=$LAYER/work" layer "$LAYER/root"
root=$LAYER/root
for folder in proc dev sys; do mount --rbind "/$folder" "$root/$folder"; done
mount -t tmpfs tmp "$root/tmp"
ip link set lo up
hostname manzar.example 2>/dev/null || true

# The machine as it is rented: no site, no Node of ours, and our release in root's folder.
node=$(node -p process.execPath)
release=$(ls release/*.tar.gz)
rm -rf "$root"/{opt/node,opt/manzar,etc/manzar.env,var/lib/manzar,etc/letsencrypt,var/www/acme}
rm -f "$root"/etc/nginx/sites-enabled/*
mkdir -p "$root/tmp/node/bin" "$root/tmp/try" "$root/tmp/stands-in"
cp "$node" "$root/tmp/node/bin/node"
mkdir -p "$root/var/www/legal"
echo 'Our privacy.' > "$root/var/www/legal/privacy.en.html"
cp "$release" release/SHA256SUMS "$root/tmp/try"
# The next version, to go to and to come back from.
sed 's/0\.1\.0/0.2.0/' release/SHA256SUMS > "$root/tmp/try/SUMS-0.2.0"
cp "$release" "$root/tmp/try/$(basename "$release" | sed 's/0\.1\.0/0.2.0/')"
printf '127.0.0.1 localhost manzar.example\n' > "$root/etc/hosts"
cp tests/deploy/stands-in.sh "$root/tmp/stands-in/all"
for name in apt-get systemctl certbot ufw curl caddy; do
  ln -s all "$root/tmp/stands-in/$name"
done

# What stands between ```sh and ```, in the order of the page.
steps() { awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' "$1"; }
{
  echo 'set -eux'
  steps docs/deploy.md
  echo 'curl -fsS https://manzar.example/legal/privacy.en.html | grep "Our privacy."'
  echo 'cp SUMS-0.2.0 SHA256SUMS'
  steps docs/upgrading.md
  echo 'systemctl stop manzar; systemctl stop nginx'
} > "$root/tmp/try/steps.sh"

status=0
chroot "$root" env -i HOME=/root PATH=/tmp/stands-in:/usr/sbin:/usr/bin:/sbin:/bin \
  sh -c 'cd /tmp/try && sh steps.sh' || status=$?

for rules in caddy promtool; do
  command -v "$rules" > /dev/null || echo "$rules is not installed" >> "$root/tmp/left-out"
done
if command -v caddy > /dev/null; then caddy validate --adapter caddyfile --config deploy/Caddyfile; fi
if command -v promtool > /dev/null; then promtool check rules deploy/alerts.yml; fi
printf '\nLeft out:\n'
sort -u "$root/tmp/left-out"
[ "$status" = 0 ] && printf '\nEvery other step went through.\n'
exit "$status"
