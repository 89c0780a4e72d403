import { Tabs } from './signInStyles.ts';

export type SignInMode = 'signIn' | 'signUp';

const titles: readonly (readonly [SignInMode, string])[] = [
  ['signIn', 'Sign in'],
  ['signUp', 'Sign up'],
];

interface ModeTabsProps {
  mode: SignInMode;
  onChange: (mode: SignInMode) => void;
}

export const ModeTabs = ({ mode, onChange }: ModeTabsProps) => (
  <Tabs role="group" aria-label="Sign in or sign up">
    {titles.map(([name, title]) => (
      <button key={name} type="button" aria-pressed={mode === name} onClick={() => onChange(name)}>
        {title}
      </button>
    ))}
  </Tabs>
);
