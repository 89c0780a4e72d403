import type * as routes from '@bloomkin/shared/routes/companies.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import { changeCompany, requireOwnCompany } from './changeCompany.ts';
import { type Picture, requirePicture, withoutPicture } from './companyPictures.ts';

type PictureRequest = Pick<ApiRequest<typeof routes.uploadLogo>, 'caller' | 'params' | 'files' | 'now'>;

const upload =
  (picture: Picture) =>
  async ({ caller, params, files, now }: PictureRequest) => {
    await requireOwnCompany(caller, params.id);
    const paths = await requirePicture(files, picture, now);
    return changeCompany(caller, { id: params.id, now, change: (current) => ({ ...current, ...paths }) });
  };

const remove =
  (picture: Picture) =>
  ({ caller, params, now }: PictureRequest) =>
    changeCompany(caller, {
      id: params.id,
      now,
      change: (current) => ({ ...current, ...withoutPicture[picture] }),
    });

export const uploadLogo = upload('logo');
export const deleteLogo = remove('logo');
export const uploadCover = upload('photo');
export const deleteCover = remove('photo');
