import { importProducts } from '@bloomkin/shared/routes/products.ts';
import type { ProductImport } from '@bloomkin/shared/schemas/productImport.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { messageOfError } from '#errors/apiError.ts';
import { productReads } from '#office/catalogue/products/productReads.ts';
import { FloristField } from '#office/kit/florists/FloristField.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportResult } from './ImportResult.tsx';

interface ImportState {
  file: File;
  step: 'checking' | 'checked' | 'importing' | 'imported' | 'failed';
  /** Reports the dry run, then the import. */
  result?: ProductImport;
  failure?: string;
}

const maxBytes = 4 * 1024 * 1024;

/** The API judges the file: first without changing anything. */
function useImport(companyId: string) {
  const send = useMutation(importProducts, { invalidates: productReads });
  const [state, setState] = useState<ImportState>();
  const run = async (file: File, isDryRun: boolean) => {
    setState({ file, step: isDryRun ? 'checking' : 'importing' });
    if (file.size > maxBytes)
      return setState({ file, step: 'failed', failure: 'This file is over 4 MB: divide it into several.' });
    const form = new FormData();
    form.append('company_id', companyId);
    form.append('dry_run', isDryRun ? '1' : '0');
    form.append('file', file);
    try {
      const { data: result } = await send({ body: form });
      setState({ file, step: isDryRun ? 'checked' : 'imported', result });
    } catch (error) {
      setState({ file, step: 'failed', failure: messageOfError(error) });
    }
  };
  return {
    state,
    check: (file: File) => void run(file, true),
    confirm: () => void (state && run(state.file, false)),
    restart: () => setState(undefined),
  };
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Undefined for admins, who select the florist first. */
  companyId: string | undefined;
}

/** A dry run first, then the import of its good rows. */
export function ImportDialog({ open, onClose, companyId }: ImportDialogProps) {
  const [florist, setFlorist] = useState('');
  const importedTo = companyId ?? florist;
  const { state, check, confirm, restart } = useImport(importedTo);
  const { step, result, failure } = state ?? {};
  const isBusy = step === 'checking' || step === 'importing';
  const close = () => {
    if (step === 'importing') return;
    restart();
    setFlorist('');
    onClose();
  };
  const count = step === 'checked' && result ? result.created + result.updated : 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={titles[step ?? 'choose']}
      footer={
        state && (
          <Foot>
            {step === 'imported' ? (
              <Button kind="brand" onClick={close}>
                Done
              </Button>
            ) : (
              <>
                <Button onClick={restart} aria-disabled={isBusy}>
                  Choose another file
                </Button>
                {count > 0 && (
                  <Button kind="brand" changes onClick={confirm}>
                    Import {pluralise(count, 'product')}
                  </Button>
                )}
              </>
            )}
          </Foot>
        )
      }
    >
      {companyId === undefined && !state && (
        <FloristField
          label="Florist"
          placeholder="Select a company"
          hint="Whose products the file has"
          value={florist}
          onChange={setFlorist}
        />
      )}
      {!state && importedTo && <ChooseFile onChoose={check} />}
      {isBusy && <p role="status">{busyLabel(state?.file.name ?? '', step === 'checking')}</p>}
      {failure && <p role="alert">{failure}</p>}
      {result && <ImportResult result={result} />}
    </Dialog>
  );
}

const titles = {
  choose: 'Import products',
  checking: 'Import products',
  checked: 'What the import would do',
  importing: 'Import products',
  imported: 'Import finished',
  failed: 'This file cannot be imported',
};

const busyLabel = (name: string, isCheck: boolean) =>
  isCheck ? `Checking ${name}…` : `Importing ${name}… Keep this window open.`;
