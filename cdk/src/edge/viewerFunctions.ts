import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import { edgePaths } from './edgePaths.ts';

const toExpression = (path: string) => `^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`;

/**
 * `x-audience` is part of the cache key: guests share responses of edge paths, and the request's id keeps signed-in
 * users and readers of a version they just wrote out of the cache.
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

/** The renderer needs the original path; a header that the viewer sent under its name is overwritten. */
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
