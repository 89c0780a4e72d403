#!/bin/sh
# receiptline 4.0.4: a line that is longer than the paper breaks at the column, inside a word.
#
# Receipt printers are what many florists have beside the bench, and `cpl` is the paper's characters per line. The
# language wraps long text unless it is told not to; it wraps by characters, not at spaces, so that a card's text for 24 columns reads
# "in W" and "agga Wagga". Whoever prints a card breaks its lines at spaces first.
#
# Seen:
#   Happy birthday, darling
#   Mum, from all of us in W
#   agga Wagga
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund receiptline@4.0.4
cat >print.mjs <<'JS'
import assert from 'node:assert/strict';
import receiptline from 'receiptline';

const card = 'Happy birthday, darling Mum, from all of us in Wagga Wagga |';
const lines = receiptline
  .transform(card, { cpl: 24, encoding: 'ascii', command: 'text' })
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
console.log(lines.join('\n'));
assert.deepEqual(lines, ['Happy birthday, darling', 'Mum, from all of us in W', 'agga Wagga']);
JS
node print.mjs
