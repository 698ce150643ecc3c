#!/bin/sh
# Write the digests of all images of others into the deploy files, so that what was tried is what runs:
#
#   pin-images.sh            asks the registry, by `docker buildx imagetools inspect`
#
# Run it again to move on to what the tags mean by then. Our own image is named after it is pushed, in
# deploy/kubernetes/kustomization.yaml.
set -eu
cd "$(dirname "$0")"
files="Dockerfile compose.yaml kubernetes/nats.yaml"

for image in $(sed -n -E 's/^(FROM|  *image:|  *- image:) +([a-z][a-z0-9./-]*:[^ @]+).*/\2/p' $files | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  case $digest in
    sha256:*) ;;
    *) printf 'No digest of %s: %s\n' "$image" "$digest" >&2; exit 1 ;;
  esac
  name=$(printf '%s' "$image" | sed 's/[.]/[.]/g')
  for file in $files; do
    sed -E "s#(^FROM |image: )$name(@sha256:[0-9a-f]+)?( |\$)#\\1$image@$digest\\3#" "$file" >"$file.part"
    cat "$file.part" >"$file"
    rm "$file.part"
  done
  printf '%s@%s\n' "$image" "$digest"
done
