import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { useQuery } from '#api/useQuery.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';

const debounceMs = 250;
const options = { keepPreviousData: false };

interface EmailAnswer {
  hint?: string;
  error?: string;
  isFree?: true;
}

/** Whose e-mail it is already, while it is typed. */
export function useEmailAnswer(text: string): EmailAnswer {
  const typed = useDebounced(text.trim().toLowerCase(), debounceMs);
  const email = emailFault(typed) ? '' : typed;
  const { data } = useQuery(listUsers, email ? { query: { login: email } } : null, options);
  if (!email || !data || email !== text.trim().toLowerCase()) return {};
  const owner = data.data.find((user) => user.email.toLowerCase() === email);
  if (!owner) return { hint: 'Not in use yet', isFree: true };
  return { error: owner.fio ? `${owner.fio} has this e-mail already` : 'This e-mail is in use already' };
}
