import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { OfficeIcon } from './OfficeIcon.tsx';

const IconOnly = styled(Button)`
  width: 44px;
  padding: 0;
`;

interface ExportButtonProps {
  onExport: () => Promise<void>;
}

/** An icon on phones. A file takes the right of its page. */
export function ExportButton({ onExport }: ExportButtonProps) {
  const { run, busy } = useAction(onExport, notifyError);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const press = { changes: true, onClick: () => void run(), 'aria-disabled': busy };
  if (isPhone)
    return (
      <IconOnly {...press} aria-label="Export" title="Export">
        <OfficeIcon name="share" size={20} />
      </IconOnly>
    );
  return (
    <Button {...press}>
      <OfficeIcon name="share" size={18} />
      {busy ? 'Exporting…' : 'Export'}
    </Button>
  );
}
