import { useFormContext } from 'react-hook-form';
import { editedField } from '#components/form/field.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { type ProductValues, rules } from './productValues.ts';

export function ShopCard() {
  const form = useFormContext<ProductValues>();
  return (
    <Card aria-labelledby="product-shop">
      <h2 id="product-shop">In the shop</h2>
      <Stack>
        <SwitchField
          label="Active"
          hint="Buyers near you can find and buy it."
          {...editedField(form, 'active')}
        />
        <SwitchField
          label="Offer it as an extra"
          hint="For a vase, chocolates or a card: it shows beside your flowers, never in the lists."
          {...editedField(form, 'addon')}
        />
        <TextField
          label="Web page about it"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          {...editedField(form, 'site', { validate: rules.site })}
        />
      </Stack>
    </Card>
  );
}
