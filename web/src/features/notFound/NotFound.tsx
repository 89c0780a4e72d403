import { paths } from '@bloomkin/shared/pages.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Vase } from '#components/media/Vase.tsx';
import { Shelf } from '#features/productCard/Shelf.tsx';
import type { StoredPlace } from '#storage/storage.ts';

const Box = styled(Container)`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-top: 40px;
  text-align: center;
  h1 {
    font: 740 clamp(2rem, 1.5rem + 2vw, 3rem) / 1.05 var(--bk-display);
  }
  form {
    display: flex;
    align-items: end;
    gap: 10px;
    width: min(480px, 100%);
    text-align: left;
    > div {
      flex: 1;
    }
  }
`;

export interface NotFoundProps {
  title: string;
  text: string;
  place: StoredPlace | undefined;
}

export function NotFound({ title, text, place }: NotFoundProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim()) navigate(paths.market({ q: query.trim() }));
  };
  return (
    <Page title={title}>
      <Box>
        <Vase />
        <h1>{title}</h1>
        <p>{text}</p>
        <search>
          <form onSubmit={search}>
            <TextField
              label="Search for something else"
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <Button kind="brand" type="submit">
              Search
            </Button>
          </form>
        </search>
        <ButtonLink to={paths.home()}>Main page</ButtonLink>
      </Box>
      <Shelf title="Loved right now" sort="popular" isLoved place={place} more={paths.market()} orElsewhere />
    </Page>
  );
}
