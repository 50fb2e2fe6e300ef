/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocationPath } from '../../../src/components/frame/error-screen/not-found';
import { SearchForm } from '../../../src/components/frame/search/search-form';
import { inShell } from '../../support/render-in-shell';
import { find, serve } from '../../support/served-page';

/** The field's words come from the address, which the served page does not know. */
function Page() {
  const path = useLocationPath();
  return inShell(<SearchForm label="Find" words={path === null ? '' : 'no such page'} />) as JSX.Element;
}

const field = () => document.querySelector('input[type="search"]') as HTMLInputElement;

test.each([
  ['nothing was written, the words of the address stand in the field', '', 'no such page'],
  ['something was written, it stays', '7', '7'],
])('where before the page was alive %s', async (_title, written, expected) => {
  serve(renderToString(<Page />));
  if (written) field().value = written;
  await act(async () => void hydrateRoot(find('___gatsby'), <Page />));
  expect(field().value).toBe(expected);
});
