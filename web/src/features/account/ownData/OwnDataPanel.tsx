import { downloadOwnData } from '@bloomkin/shared/routes/users.ts';
import type { OwnData } from '@bloomkin/shared/schemas/ownData.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { usePaper } from '#components/hooks/usePaper.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { PrintSheet } from '#components/layout/printStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useAction } from '#components/useAction.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnDataList } from './OwnDataList.tsx';

export function OwnDataPanel() {
  const [shown, setShown] = useState<OwnData>();
  const { print, paper } = usePaper();
  const { run: show, busy } = useAction(async () => {
    setShown((await call(downloadOwnData, {})).data);
  });
  return (
    <Panel aria-labelledby="profile-own-data">
      <header>
        <h2 id="profile-own-data">Your data</h2>
        <p>See all that we keep about you, take it along, or delete your account.</p>
      </header>
      <Row $gap={2.5}>
        <Button aria-disabled={busy} onClick={() => void show()}>
          {busy ? 'Collecting your data …' : 'Show my data'}
        </Button>
        <DeleteAccount />
      </Row>
      <Dialog
        open={shown !== undefined}
        size="lg"
        title="What we keep about you"
        onClose={() => setShown(undefined)}
        footer={
          shown && (
            <Row $gap={2.5}>
              <Button kind="brand" onClick={() => saveJson(shown)}>
                Download as JSON
              </Button>
              <Button onClick={() => print(<OwnDataPaper data={shown} />)}>Print</Button>
            </Row>
          )
        }
      >
        {shown && <OwnDataList data={shown} />}
      </Dialog>
      {paper}
    </Panel>
  );
}

const saveJson = (data: OwnData): void =>
  saveFile(
    `bloomkin-my-data-${sydneyDay(new Date(data.at))}.json`,
    'application/json',
    JSON.stringify(data, null, 2),
  );

const OwnDataPaper = ({ data }: { data: OwnData }) =>
  createPortal(
    <PrintSheet>
      <h1>What Bloomkin keeps about you</h1>
      <OwnDataList data={data} />
    </PrintSheet>,
    document.body,
  );
