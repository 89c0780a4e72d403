import { isSafeLink } from '@bloomkin/shared/rules/links.ts';
import type { Editor } from '@tiptap/react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const isLink = editor.isActive('link');
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog open={open} onClose={onClose} title={isLink ? 'Change the link' : 'Add a link'} size="md">
      <LinkForm
        href={String(editor.getAttributes('link').href ?? '')}
        onSave={(href) => {
          onClose();
          const chain = editor.chain().focus().extendMarkRange('link');
          if (editor.state.selection.empty && !isLink)
            chain
              .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
              .run();
          else chain.setLink({ href }).run();
        }}
        onRemove={isLink ? remove : undefined}
      />
    </Dialog>
  );
}

interface LinkFormProps {
  href: string;
  onSave: (href: string) => void;
  onRemove: (() => void) | undefined;
}

function LinkForm({ href, onSave, onRemove }: LinkFormProps) {
  const form = useForm({ defaultValues: { href } });
  const { onSubmit, busy } = useSubmit(form, { save: async (values) => onSave(values.href.trim()) });
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Link">
      <TextField
        label="Address"
        hint="Such as https://example.com, mailto:help@example.com or a page of the shop, /market"
        maxLength={500}
        data-autofocus=""
        {...field(form, 'href', {
          validate: (value) => isSafeLink(value.trim()) || 'Enter correct url',
        })}
      />
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Saving …">
          Save link
        </SubmitButton>
        {onRemove && (
          <Button kind="danger" large onClick={onRemove}>
            Remove link
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}
