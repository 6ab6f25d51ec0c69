#!/bin/sh
# Makes a certificate with your own authority, to try TLS before you have a public certificate:
#   sh deploy/local-authority.sh epaper.example /etc/ssl/broadsheet
# The folder then has fullchain.pem and privkey.pem for nginx, and authority.pem, which browsers must trust.
set -eu
name=$1
folder=$2
key='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'

mkdir -p "$folder"
cd "$folder"
umask 077
# shellcheck disable=SC2086
openssl req -x509 $key -days 365 -subj '/CN=Local authority' -keyout authority-key.pem -out authority.pem
# shellcheck disable=SC2086
openssl req $key -subj "/CN=$name" -keyout privkey.pem -out request.pem
printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$name" > extensions.txt
openssl x509 -req -in request.pem -CA authority.pem -CAkey authority-key.pem -CAcreateserial -days 90 \
  -extfile extensions.txt -out site.pem
cat site.pem authority.pem > fullchain.pem
rm request.pem extensions.txt site.pem
chmod a+r authority.pem fullchain.pem
