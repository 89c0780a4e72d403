import { paths } from '@bloomkin/shared/pages.ts';
import { createProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { OfficePage } from '../OfficePage.tsx';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import { TypeForm } from './TypeForm.tsx';
import { TypeHead } from './TypeHead.tsx';
import { toTypeBody } from './typeValues.ts';

export function TypeCreatePage() {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  return (
    <OfficePage title="Add a type">
      <TypeHead title="Add a type" />
      <TypeForm
        saveLabel="Add type"
        send={(values) => call(createProductType, { body: toTypeBody(values) })}
        onSaved={async (data) => {
          refresh();
          void notify({ tone: 'success', message: `${data.name} is saved` });
          unsavedChanges.write(false);
          await navigate(paths.paramsEdit(data.id), { replace: true });
        }}
      />
    </OfficePage>
  );
}
