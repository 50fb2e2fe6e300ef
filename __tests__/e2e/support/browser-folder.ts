/**
 * A folder on the author's laptop, for tests: the origin's private file system stands in for the disk, since no test can
 * press a button in the system's own picker.
 */
import type { Page } from '@playwright/test';

/** Content by path from the folder, in Base64. */
export type Files = Readonly<Record<string, string>>;

/** Lets the page's picker choose the private folder. */
export async function answerPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

/** @param page on the editor's origin */
export const fillFolder = (page: Page, files: Files): Promise<void> =>
  page.evaluate(async (all) => {
    const top = await navigator.storage.getDirectory();
    await top.getDirectoryHandle('.git', { create: true });
    for (const [path, content] of Object.entries(all)) {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let folder = top;
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
      await writer.close();
    }
  }, files);

/** Everything that the folder has now. */
export const readFolder = (page: Page): Promise<Files> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
          let text = '';
          for (const byte of bytes) text += String.fromCharCode(byte);
          files[path + name] = btoa(text);
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return files;
  });
