import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AuthState } from './authState.ts';

/** `next` stays in the URL from screen to screen. */
function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next ? `?${new URLSearchParams({ next })}` : '';
}

export function useGoOn(): (pathname: string, state?: AuthState) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (pathname, state) => void navigate({ pathname, search: readNext(search) }, { state: state ?? null });
}

interface AuthLinkProps {
  to: string;
  state?: AuthState;
  children: ReactNode;
}

export function AuthLink({ to, state, children }: AuthLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: to, search: readNext(search) }} state={state ?? null}>
      {children}
    </Link>
  );
}
