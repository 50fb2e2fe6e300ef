import { loadContent } from '../../src/content/checks/load';
import { formatFaults } from '../../src/site/faults';

describe('the content of the site', () => {
  it('has no fault', async () => {
    const { faults, documents, taxonomy } = await loadContent(process.cwd());
    expect(formatFaults(faults)).toBe('');
    expect(documents.length).toBeGreaterThan(0);
    expect(taxonomy).not.toBeNull();
  }, 60_000);
});
