import type { RequiredAction } from './permissions.ts';

const objectActions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

export function requiredByS3(method: string, path: string): RequiredAction[] {
  const [bucket = '', ...key] = decodeURIComponent(path.slice(1)).split('/');
  const arn = `arn:aws:s3:::${bucket}`;
  if (key.join('/') === '') return [{ action: 's3:ListBucket', resources: [arn] }];
  return [{ action: objectActions[method] ?? `s3:${method}`, resources: [`${arn}/${key.join('/')}`] }];
}
