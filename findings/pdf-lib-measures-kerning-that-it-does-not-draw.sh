#!/bin/sh
# @cantoo/pdf-lib 2.11.1, standard fonts: widthOfTextAtSize is the width with kerning, and drawText draws without.
#
# For one of the fourteen standard fonts, widthOfTextAtSize subtracts the kerning of each pair of letters. drawText writes
# the text as one string (operator Tj), which a reader draws by the glyphs' own widths (ISO 32000-1, 9.4.4): no kerning.
# So a text that is put right-aligned at `edge - widthOfTextAtSize(text)` ends beyond the edge: by 4.6 points for "Yarra
# Valley Tulips" at size 10. Columns of digits stay true: in Helvetica they have no pairs. The width that is drawn is the
# sum of the widths of single characters.
#
# Seen with pdfjs-dist 5.4.149 as the reader:
#   measured 79.31, letter by letter 83.91, drawn 83.91
#   measured 38.92, letter by letter 38.92, drawn 38.92   (digits alone)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1 pdfjs-dist@5.4.149
cat >measure.mjs <<'JS'
import assert from 'node:assert/strict';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const size = 10;

async function measure(text) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([300, 100]).drawText(text, { x: 10, y: 10, size, font });
  const read = await getDocument({ data: await document.save(), verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  const letters = [...text].map((letter) => font.widthOfTextAtSize(letter, size));
  const widths = [
    font.widthOfTextAtSize(text, size),
    letters.reduce((sum, width) => sum + width, 0),
    items[0].width,
  ].map((width) => width.toFixed(2));
  console.log(`measured ${widths[0]}, letter by letter ${widths[1]}, drawn ${widths[2]}`);
  return widths;
}

assert.deepEqual(await measure('Yarra Valley Tulips'), ['79.31', '83.91', '83.91']);
const digits = await measure('1,147.10');
assert.equal(digits[0], digits[2]);
JS
node measure.mjs
