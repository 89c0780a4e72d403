import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const Drop = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 32px 20px;
  border: 2px dashed var(--bk-border-control);
  border-radius: var(--bk-radius-l);
  text-align: center;
  &[data-over] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
  }
  > svg {
    color: var(--bk-text-secondary);
  }
  b {
    font-weight: 600;
  }
  small {
    max-width: 46ch;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <OfficeIcon name="folder" size={40} />
      <p>
        <b>Drop a CSV file here</b>, or choose one. Nothing is changed before you have seen what would happen.
      </p>
      <Button kind="brand" data-autofocus onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv"
        aria-label="CSV file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <small>
        Columns: sku, name, price, category, type, active, extra, description, site, “size 1”, “size 1 sku”,
        “size 1 price” and so on for sizes, and one for each parameter. Products are matched by SKU. The
        easiest way to begin is Export CSV.
      </small>
    </Drop>
  );
}
