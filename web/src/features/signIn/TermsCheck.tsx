import { getMessage } from '@bloomkin/shared/messages.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { Terms } from './signInStyles.ts';

interface TermsCheckProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}

/** Both texts open in a dialog, so that no input is lost. */
export const TermsCheck = ({ accepted, onChange }: TermsCheckProps) => (
  <Terms>
    <Checkbox checked={accepted} onChange={onChange}>
      I agree to the conditions and the privacy policy
    </Checkbox>
    <div>
      <span>Read the </span>
      <DocumentLink name="user_agreement" title="conditions" />
      <span> and the </span>
      <DocumentLink name="privacy" title="privacy policy" />
      <span>. {!accepted && `${getMessage('AUTH.INPUT.TERMS_REQUIRED')}.`}</span>
    </div>
  </Terms>
);
