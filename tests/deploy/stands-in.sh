#!/bin/bash
# Stands in for a program that this machine lacks, or that would leave the layer of try.sh. Each says what was left out.
set -eu
name=$(basename "$0")
real() { PATH=/usr/sbin:/usr/bin:/sbin:/bin command -v "$name" > /dev/null; }
left_out() { echo "$*" >> /tmp/left-out; }

# Starts what the unit says, with its variables, as a user without rights.
start_site() {
  unit=/etc/systemd/system/manzar.service
  value() { sed -n "s/^$1=-\?//p" "$unit"; }
  mkdir -p /var/lib/manzar
  chown -R nobody /var/lib/manzar
  cd /var/lib/manzar
  # shellcheck disable=SC2046
  env -i $(value Environment) $(grep -v '^#' "$(value EnvironmentFile)") \
    setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs $(value ExecStart) > /tmp/site.log 2>&1 &
  echo $! > /tmp/site.pid
}
stop_site() {
  kill "$(cat /tmp/site.pid)"
  while kill -0 "$(cat /tmp/site.pid)" 2> /dev/null; do sleep 0.1; done
}

case "$name $*" in
  'apt-get update') left_out 'apt-get update: the layer has no network' ;;
  'apt-get install'*)
    for package in "${@:3}"; do
      dpkg -s "$package" > /dev/null 2>&1 || left_out "$package is not installed"
    done
    ;;
  'systemctl daemon-reload')
    left_out 'systemd itself: the unit is verified, and its command is run as another user'
    # Of this unit alone: what else the machine has is not asked.
    systemd-analyze verify --man=no /etc/systemd/system/manzar.service 2>&1 | { ! grep manzar.service; }
    ;;
  'systemctl enable --now manzar' | 'systemctl start manzar') start_site ;;
  'systemctl stop manzar') stop_site ;;
  'systemctl reload nginx')
    nginx -t -q
    if [ -s /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)" 2> /dev/null; then nginx -s reload; else nginx; fi
    ;;
  'systemctl stop nginx') nginx -s stop ;;
  certbot*)
    left_out "Let's Encrypt: its question is asked by this script, and the certificate is self-signed"
    mkdir -p /var/www/acme/.well-known/acme-challenge
    echo answer > /var/www/acme/.well-known/acme-challenge/question
    [ "$(/usr/bin/curl -fsS http://manzar.example/.well-known/acme-challenge/question)" = answer ]
    mkdir -p /etc/letsencrypt/live/manzar.example
    cd /etc/letsencrypt/live/manzar.example
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=manzar.example \
      -addext subjectAltName=DNS:manzar.example -keyout privkey.pem -out fullchain.pem 2> /dev/null
    ;;
  ufw*) real || left_out "ufw is not installed: $*" ;;
  'curl '*nodejs.org*)
    left_out "the download of Node: the one of this machine is packed instead"
    archive=/tmp/try/node-v26.10.0-linux-x64.tar.xz
    [ -e "$archive" ] || XZ_OPT=-0 tar -cJf "$archive" -C /tmp --transform 's/^node/node-v26.10.0-linux-x64/' node
    case "$*" in *SHASUMS*) cd /tmp/try && sha256sum "$(basename "$archive")" ;; esac
    ;;
  curl*)
    certificate=/etc/letsencrypt/live/manzar.example/fullchain.pem
    [ ! -e "$certificate" ] || export CURL_CA_BUNDLE=$certificate
    exec /usr/bin/curl "$@"
    ;;
  *)
    echo "try.sh knows no $name $*" >&2
    exit 1
    ;;
esac
