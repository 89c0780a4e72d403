import { checkPasswordLink } from '@bloomkin/shared/routes/auth.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { ApiError } from '#errors/apiError.ts';
import { describeError } from '#errors/describeError.ts';

export type PasswordLink =
  | { status: 'checking' }
  | { status: 'good'; email: string }
  | { status: 'dead' }
  | { status: 'failed'; failure: string };

export function usePasswordLink(code: string | undefined): { link: PasswordLink; check: () => void } {
  const [link, setLink] = useState<PasswordLink>({ status: 'checking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
  useEffect(() => {
    if (!code) return;
    const leaving = new AbortController();
    setLink({ status: 'checking' });
    findLink(code, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setLink(found);
    });
    return () => leaving.abort();
  }, [code, tries]);
  return { link, check: () => setTries((before) => before + 1) };
}

async function findLink(code: string, signal: AbortSignal): Promise<PasswordLink> {
  try {
    const { data } = await call(checkPasswordLink, { body: { code } }, { signal });
    return { status: 'good', email: data.email };
  } catch (error) {
    const isDead = error instanceof ApiError && error.code === 'AUTH.PASSWORD.LINK_USED';
    return isDead ? { status: 'dead' } : { status: 'failed', failure: describeError(error) };
  }
}
