import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import { edgePaths } from './edgePaths.ts';

/*
 * Code of the CloudFront functions (runtime 2.0). It runs before the cache is asked.
 */

const expressionOf = (path: string) => `^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`;

/**
 * For every call of the API.
 * - `x-viewer-address`: who asks, as the edge saw it; whatever the viewer sent under that name is overwritten.
 * - `x-audience`, part of the cache key of edge paths: `guest` for a guest's GET of an edge path, so that guests share
 *   an answer; for all others the request's own id, which no other request has. So a signed-in person is never served
 *   from the cache, and what the origin answers them (no-store) is not kept either. The same holds for a reader who
 *   has just written and asks for at least that version.
 */
export const apiRequestCode = `
var edgePaths = [${edgePaths.map((path) => `/${expressionOf(path).replaceAll('/', '\\/')}/`).join(', ')}];

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

/** Page file → the paths that show it. The first that fits counts; the last takes all. */
export type PageRule = readonly [file: string, paths: string];

/**
 * For pages and files: a path without an extension is a page of the web app, so a missing file stays a 404. The page's
 * file is asked for in the path's place, and the path goes beside it, to the function that renders it.
 */
export const pageRequestCode = (rules: readonly PageRule[]): string => `
var pages = ${JSON.stringify(rules)};

function handler(event) {
  var request = event.request;
  if (/\\.[a-z0-9]{2,11}$/i.test(request.uri)) return request;
  var page = pages.find(function (rule) { return new RegExp(rule[1]).test(request.uri); });
  request.headers['${pagePathHeader}'] = { value: request.uri };
  request.uri = '/' + page[0];
  return request;
}
`;
