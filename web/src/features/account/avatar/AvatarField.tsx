import { deleteAvatar, uploadAvatar } from '@bloomkin/shared/routes/media.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { call } from '#api/call.ts';
import { upload } from '#api/upload.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { profileChanged } from '#session/session.ts';
import { Initials } from './Initials.tsx';

const format = { ratio: 1, width: 512 };

async function sendAvatar(photo: Blob, onProgress: (share: number) => void): Promise<void> {
  const form = new FormData();
  form.set('avatar', photo, 'avatar.jpg');
  profileChanged((await upload(uploadAvatar, { form, onProgress })).data);
  void notify({ tone: 'success', message: 'Your picture is saved' });
}

async function removeAvatar(): Promise<void> {
  try {
    profileChanged((await call(deleteAvatar, {})).data);
    void notify({ tone: 'success', message: 'Your picture is removed' });
  } catch (error) {
    notifyError(error, () => void removeAvatar());
  }
}

export const AvatarField = ({ user }: { user: User }) => (
  <PhotoField
    label="Your picture"
    hideLabel
    hint="You can also drop or paste a picture here. We crop it to a square."
    value={user.avatar}
    format={format}
    onSend={sendAvatar}
    onRemove={() => void removeAvatar()}
    isRound
    acceptsPaste
    camera="user"
    placeholder={<Initials name={user.fio} />}
  />
);
