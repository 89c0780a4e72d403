import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useOfficeZone } from '#office/kit/useCompany.ts';

interface Version {
  version: number;
  /** Null for the built-in values. */
  at: string | null;
  by: string;
  text: string;
}

interface HistoryCardProps<V extends Version> {
  /** Newest first, starting with the current version. */
  versions: readonly V[];
  onGoBack: (version: V) => Promise<void>;
}

const Rows = styled.ol`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 60px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  span {
    display: grid;
    min-width: 0;
  }
`;

/** In the office's time zone. A revert creates a new version. */
function HistoryCard<V extends Version>({ versions, onGoBack }: HistoryCardProps<V>) {
  const zone = useOfficeZone();
  const { run: goBack, busy } = useAction(onGoBack);
  if (versions.length === 0) return null;
  return (
    <Panel aria-label="History">
      <header>
        <h2>History</h2>
      </header>
      <Rows>
        {versions.map((one, at) => (
          <li key={one.version}>
            <span>
              <b>{one.text}</b>
              <small>
                {one.at === null ? 'What the market began with' : `${one.by}, ${formatInstant(one.at, zone)}`}
              </small>
            </span>
            {at === 0 ? (
              <small>Now</small>
            ) : (
              <Button
                changes
                aria-disabled={busy}
                aria-label={`Go back to ${one.text}`}
                onClick={() => void goBack(one)}
              >
                <OfficeIcon name="undo" size={18} />
                Go back
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

interface SettingsFormProps<F extends FieldValues, V extends Version> {
  form: UseFormReturn<F>;
  /** Comes from `useSaveSettings`. */
  saving: { versions: readonly V[]; theirs: readonly Version[] | undefined; takeTheirs: () => void };
  onGoBack: (version: V) => Promise<void>;
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  changes: readonly string[];
  children: ReactNode;
}

/** One area: its panels, its history, and what another admin saved beside what was typed. */
export const SettingsForm = <F extends FieldValues, V extends Version>({
  form,
  saving: { versions, theirs, takeTheirs },
  onGoBack,
  onSubmit,
  busy,
  changes,
  children,
}: SettingsFormProps<F, V>) => (
  <Form onSubmit={onSubmit} noValidate>
    <FormErrors form={form} />
    {theirs && (
      <ConflictNote
        what="these settings"
        theirs={theirs.map(({ text, by }) => `${text}, by ${by}`)}
        onTakeTheirs={takeTheirs}
      />
    )}
    {children}
    <HistoryCard versions={versions} onGoBack={onGoBack} />
    <SaveBar
      changes={changes}
      onDiscard={() => form.reset()}
      busy={busy}
      saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
    />
  </Form>
);
