import { deleteAvatar, uploadAvatar } from '@bloomkin/shared/routes/media.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { upload } from '#api/upload.ts';
import { notify } from '#components/feedback/notify.ts';
import { messageOfError } from '#errors/apiError.ts';
import { profileChanged } from '#session/session.ts';
import { makeSmall, NoPicture } from './makeSmall.ts';

type State =
  | { phase: 'idle' }
  /** 0 to 1. */
  | { phase: 'sending'; share: number; preview: string | undefined }
  | { phase: 'failed'; words: string; again: (() => void) | undefined };

/** Downsizes, uploads with progress, retries failures. */
export function useAvatarUpload() {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const preview = state.phase === 'sending' ? state.preview : undefined;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const fail = (error: unknown, again: () => void) =>
    setState(
      error instanceof NoPicture
        ? { phase: 'failed', words: error.message, again: undefined }
        : { phase: 'failed', words: messageOfError(error), again },
    );

  async function send(file: Blob) {
    if (state.phase === 'sending') return;
    setState({ phase: 'sending', share: 0, preview: undefined });
    try {
      const small = await makeSmall(file);
      const shown = URL.createObjectURL(small);
      const form = new FormData();
      form.set('avatar', small, 'avatar.jpg');
      const onProgress = (share: number) => setState({ phase: 'sending', share, preview: shown });
      onProgress(0);
      const { data } = await upload(uploadAvatar, { form, onProgress });
      profileChanged(data);
      setState({ phase: 'idle' });
      void notify({ tone: 'success', message: 'Your picture is saved' });
    } catch (error) {
      fail(error, () => void send(file));
    }
  }
  async function remove() {
    try {
      const { data } = await call(deleteAvatar, {});
      profileChanged(data);
      setState({ phase: 'idle' });
      void notify({ tone: 'success', message: 'Your picture is removed' });
    } catch (error) {
      fail(error, () => void remove());
    }
  }
  return { state, send, remove };
}
