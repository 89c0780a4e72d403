import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import { edgePaths } from './edgePaths.ts';

const toExpression = (path: string) => `^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`;

/**
 * CloudFront function on every API request, before the cache.
 * - `x-viewer-address`: the viewer's address, whatever the viewer sent under that name.
 * - `x-audience`, part of the cache key: `guest` for guests' GETs of edge paths, which share a response; otherwise the
 *   request's id, so that signed-in users and readers of a version they just wrote bypass the cache.
 */
export const apiRequestCode = `
var edgePaths = [${edgePaths.map((path) => `/${toExpression(path).replaceAll('/', '\\/')}/`).join(', ')}];

function handler(event) {
  var request = event.request;
  var headers = request.headers;
  var shared =
    request.method === 'GET' &&
    !headers['x-auth-token'] &&
    !headers['x-catalogue-version'] &&
    edgePaths.some(function (path) { return path.test(request.uri); });
  headers['x-viewer-address'] = { value: event.viewer.ip };
  headers['x-audience'] = { value: shared ? 'guest' : event.context.requestId };
  return request;
}
`;

export type PageRule = readonly [file: string, paths: string];

/**
 * CloudFront function on pages and files. A path without an extension is rewritten to its page file, with the original
 * path in a header for the renderer, whatever the viewer sent under its name; a missing file stays a 404.
 */
export const pageRequestCode = (rules: readonly PageRule[]): string => `
var pages = ${JSON.stringify(rules)};

function handler(event) {
  var request = event.request;
  request.headers['${pagePathHeader}'] = { value: request.uri };
  if (/\\.[a-z0-9]{2,11}$/i.test(request.uri)) return request;
  var page = pages.find(function (rule) { return new RegExp(rule[1]).test(request.uri); });
  request.uri = '/' + page[0];
  return request;
}
`;
