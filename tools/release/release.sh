#!/bin/sh
# Releases the site to a server of yours, in one step for visitors:
#   npm run release -- user@host:/var/www/brightboard      or a folder of this computer
#   npm run release -- TARGET --preview    a build that has not passed the launch check, for a trial address
#   npm run release -- TARGET --rollback   back to the release before
# The folder gets `releases/` and `current`, a link to one of them; the web server's root is `current`.
# Hashed files of earlier releases stay for 30 days, so that a page somebody has open still finds its own.
set -eu
unset CDPATH
cd "$(dirname "$0")/.."

target="" mode=build:production
for option in "$@"; do
  case "$option" in
    --preview) mode=build ;;
    --rollback) mode=rollback ;;
    -*) echo "There is no option $option; there are --preview and --rollback." >&2; exit 2 ;;
    *) target=$option ;;
  esac
done

case "$target" in
  "") echo "Where to? npm run release -- user@host:/var/www/brightboard" >&2; exit 2 ;;
  *:/*) host=${target%%:*} folder=${target#*:} ;;
  *:* | *@*) echo "$target is neither a folder here nor one such as user@host:/var/www/brightboard." >&2; exit 2 ;;
  *) host="" folder=$target ;;
esac
for program in rsync ${host:+ssh}; do
  command -v "$program" >/dev/null || { echo "Install $program first, such as: sudo apt-get install $program" >&2; exit 2; }
done

# Runs the script of its standard input in the folder, with arguments, here or on the server.
there() {
  quoted=""
  for word in "$folder" "$@"; do quoted="$quoted '$(printf %s "$word" | sed "s/'/'\\\\''/g")'"; done
  script="set -eu; mkdir -p \"\$1/releases\"; cd \"\$1\"; shift
$(cat)"
  if [ -n "$host" ]; then printf %s "$script" | ssh "$host" "sh -s -- $quoted"
  else printf %s "$script" | sh -s -- "$folder" "$@"; fi
}

# Before the build, which takes longer than to find out that the server is not reached.
echo 'test -w releases' | there || { echo "$target cannot be reached, or not be written to." >&2; exit 1; }

if [ "$mode" = rollback ]; then
  there <<'END'
now=$(basename "$(readlink current)")
before=$(ls releases | sort | awk -v now="$now" '$0 < now' | grep -v '\.partial$' | tail -n 1)
[ -n "$before" ] || { echo "There is no release before $now." >&2; exit 1; }
# Pages of the release that is taken back keep their files.
cp -aln "releases/$now/_assets/." "releases/$before/_assets/"
ln -sfn "releases/$before" next && mv -T next current
echo "Back at $before."
END
  exit
fi

npm run --silent "$mode"
release=$(date -u +%Y-%m-%dT%H-%M-%SZ)
partial="${host:+$host:}$folder/releases/$release.partial/"
echo 'mkdir "releases/$1.partial"; [ ! -e current ] || cp -al current/_assets "releases/$1.partial/"' | there "$release"
# Hashed files first, pages last. Each file that is in use again is new again: the 30 days count from the last release.
rsync --recursive --chmod=D755,F644 --ignore-times site/dist/_assets "$partial"
rsync --recursive --chmod=D755,F644 --exclude=/_assets site/dist/ "$partial"
there "$release" <<'END'
# The release before stays, and so do the files that it brought: pages of it are open until now.
before=$(readlink current || echo "$1")
before=${before##*/}
find "releases/$1.partial/_assets" -type f -mtime +30 ! -newermt "${before%T*}" -delete
mv "releases/$1.partial" "releases/$1"
# A link is replaced in one step: every request gets the one release or the other.
ln -sfn "releases/$1" next && mv -T next current
find releases -mindepth 1 -maxdepth 1 -mtime +30 ! -name "$1" ! -name "$before" -exec rm -r {} +
END
echo "Released $release to $target. Back with: npm run release -- $target --rollback"
