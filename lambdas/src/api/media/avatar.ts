import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/media.ts';
import { ulid } from 'ulid';
import { avatarFolder, changeAvatar } from '#model/users/account/avatar.ts';
import { toUser } from '#model/users/toUser.ts';
import type { Handler } from '#platform/http/request.ts';
import { deriveLogo } from '#platform/services/images.ts';
import { putMedia } from '#platform/services/mediaStore.ts';

export const uploadAvatar: Handler<typeof routes.uploadAvatar> = async ({ caller, files, now }) => {
  const file = files.find(({ field }) => field === 'avatar');
  if (!file) throw invalidField('avatar', 'Choose a picture');
  const picture = await deriveLogo(file.bytes, 'avatar');
  const path = `${avatarFolder}${ulid(now.getTime())}.webp`;
  await putMedia(path, Buffer.from(picture));
  return { data: toUser(await changeAvatar(caller.id, path, now)) };
};

export const deleteAvatar: Handler<typeof routes.deleteAvatar> = async ({ caller, now }) => ({
  data: toUser(await changeAvatar(caller.id, null, now)),
});
