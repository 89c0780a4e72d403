import { useFormContext } from 'react-hook-form';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { type ProductValues, rules } from './productValues.ts';

export function ShopCard() {
  const { register, formState } = useFormContext<ProductValues>();
  const { errors, dirtyFields } = formState;
  return (
    <Card aria-labelledby="product-shop">
      <h2 id="product-shop">In the shop</h2>
      <Stack>
        <SwitchField
          label="Active"
          hint="Buyers near you can find and buy it."
          {...register('active')}
          changed={dirtyFields.active}
        />
        <SwitchField
          label="Offer it as an extra"
          hint="For a vase, chocolates or a card: it shows beside your flowers, never in the lists."
          {...register('addon')}
          changed={dirtyFields.addon}
        />
        <TextField
          label="Web page about it"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          {...register('site', { validate: rules.site })}
          error={errors.site?.message}
          changed={dirtyFields.site}
        />
      </Stack>
    </Card>
  );
}
