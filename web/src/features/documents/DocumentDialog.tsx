import { getMessage } from '@bloomkin/shared/messages.ts';
import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { SafeHtml } from '#components/text/SafeHtml.tsx';
import { DocumentText } from './DocumentText.ts';

const Text = styled(DocumentText)`
  min-height: 320px;
`;

interface DocumentDialogProps {
  name: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

export function DocumentDialog({ name, title, open, onClose }: DocumentDialogProps) {
  const { data, error, mutate } = useQuery(getPublicDocument, open ? { params: { id: name } } : null);
  useEffect(() => {
    if (error) void notify({ tone: 'error', message: getMessage('DOCUMENT.LOAD_FAILED') });
  }, [error]);
  return (
    <Dialog open={open} onClose={onClose} title={data?.data.title || title}>
      {/* Longer than the dialog: keys scroll it once it has the focus. */}
      <Text aria-busy={!data} role="region" aria-label={data?.data.title || title} tabIndex={0}>
        <QueryPart
          data={data}
          error={error}
          failed={<ErrorState title={getMessage('DOCUMENT.LOAD_FAILED')} onRetry={() => mutate()} />}
          skeleton={['90%', '100%', '96%', '60%'].map((width) => <Skeleton key={width} $width={width} />)}
        >
          {(document) => <SafeHtml html={document.data.text} />}
        </QueryPart>
      </Text>
    </Dialog>
  );
}
