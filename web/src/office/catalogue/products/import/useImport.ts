import { importProducts } from '@bloomkin/shared/routes/products.ts';
import type { ProductImport } from '@bloomkin/shared/schemas/productImport.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { messageOfError } from '#errors/apiError.ts';
import { productReads } from '#office/catalogue/products/productReads.ts';

interface ImportState {
  file: File;
  step: 'checking' | 'checked' | 'importing' | 'imported' | 'failed';
  /** Of the dry run, then of the import. */
  result?: ProductImport;
  failure?: string;
}

const maxBytes = 4 * 1024 * 1024;

/** The API judges the file: first without changing anything. */
export function useImport(companyId: string) {
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
