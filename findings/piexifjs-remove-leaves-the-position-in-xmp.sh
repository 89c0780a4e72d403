#!/bin/sh
# piexifjs 1.0.6: remove() takes the Exif segment out of a JPEG and leaves the position in its XMP segment.
#
# A camera or an editor may write the place of a photo twice: in Exif (APP1 "Exif") and in XMP (APP1
# "http://ns.adobe.com/xap/1.0/", exif:GPSLatitude; XMP specification, part 2, and part 3 for the segment). Both segments
# have the marker APP1. remove() takes the one of Exif, so a photo of a delivered bouquet still tells the street. A picture
# that is drawn and encoded anew has neither.
#
# Seen: after remove(): Exif false, XMP with GPSLatitude true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund piexifjs@1.0.6
cat >remove.mjs <<'JS'
import assert from 'node:assert/strict';
import piexif from 'piexifjs';

const pixel =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
const position = {
  [piexif.GPSIFD.GPSLatitudeRef]: 'S',
  [piexif.GPSIFD.GPSLatitude]: [
    [33, 1],
    [52, 1],
    [0, 1],
  ],
};
const withExif = piexif.insert(piexif.dump({ GPS: position }), Buffer.from(pixel, 'base64').toString('latin1'));

const xmp =
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="33,52.0S"/></rdf:RDF></x:xmpmeta>';
const length = xmp.length + 2;
const segment = `\xff\xe1${String.fromCharCode(length >> 8, length & 255)}${xmp}`;
// After the start of the image and its Exif segment, as cameras write it.
const end = 4 + (withExif.charCodeAt(4) << 8) + withExif.charCodeAt(5);
const photo = withExif.slice(0, end) + segment + withExif.slice(end);
assert.ok(photo.includes('Exif\0\0'));

const removed = piexif.remove(photo);
const left = [removed.includes('Exif\0\0'), removed.includes('exif:GPSLatitude')];
console.log(`after remove(): Exif ${left[0]}, XMP with GPSLatitude ${left[1]}`);
assert.deepEqual(left, [false, true]);
JS
node remove.mjs
