import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Drop } from './importStyles.ts';

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
