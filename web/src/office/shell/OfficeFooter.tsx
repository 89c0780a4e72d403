import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { loadHelp, loadOperator } from '#http/host.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useSession } from '#session/useSession.ts';

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  max-width: 1320px;
  margin: 0 16px 104px;
  padding-top: 12px;
  border-top: 1px solid var(--bk-border-default);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  button {
    min-height: 44px;
    color: var(--bk-text-primary);
    font-weight: 500;
    &:hover {
      text-decoration: underline;
    }
  }
  > :last-child {
    margin-left: auto;
  }
  @media (min-width: 1024px) {
    margin: 0 32px 88px;
  }
`;

export function OfficeFooter() {
  const { user } = useSession();
  return (
    <Foot>
      <Operator />
      <DocumentLink name="legacy" title="Legacy" />
      <DocumentLink name="privacy" title="Privacy" />
      <DocumentLink name="shipping" title="Shipping" />
      <DocumentLink name="refund" title="Refund" />
      {user?.is_admin && <DocumentLink name="user_agreement" title="User agreement" />}
      <span>Times are {timeZoneCity(useOfficeZone())} time</span>
    </Foot>
  );
}

/** Whom the commission is paid to. */
function Operator() {
  const [operator, setOperator] = useState({ name: '', abn: '' });
  const [phone, setPhone] = useState('');
  useEffect(() => {
    void loadOperator().then(setOperator);
    void loadHelp().then((help) => setPhone(help.phone));
  }, []);
  const { name, abn } = operator;
  return (
    <>
      {name && <span>{abn ? `${name}, ABN ${formatAbn(abn)}` : name}</span>}
      {phone && <span>Help {phone}</span>}
    </>
  );
}
