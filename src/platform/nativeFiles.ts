import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';
import { type Files, FOLDER } from '../core/files';

/** Not among the documents, which an iPhone shows to its owner. */
const folder = { path: FOLDER, directory: Directory.Library };
const place = (name: string) => ({ ...folder, path: `${folder.path}/${name}` });
const encoding = Encoding.UTF8;

async function names(): Promise<string[]> {
  const { files } = await Filesystem.readdir(folder).catch(async () => {
    // The first time there is no folder to list. If it cannot be made either, that is the error.
    await Filesystem.mkdir({ ...folder, recursive: true });
    return { files: [] };
  });
  return files.map(({ name }) => name);
}

/** The app's own folder in the native shell: it goes only with the app itself. */
export const nativeFiles: Files = {
  list: names,
  read: async (name) => {
    if (!(await names()).includes(name)) return null;
    const { data } = await Filesystem.readFile({ ...place(name), encoding });
    return typeof data === 'string' ? data : data.text();
  },
  write: async (name, text) => {
    await Filesystem.writeFile({ ...place(name), data: text, encoding, recursive: true });
  },
  append: async (name, text) => {
    await names();
    await Filesystem.appendFile({ ...place(name), data: text, encoding });
  },
  remove: async (name) => {
    if ((await names()).includes(name)) await Filesystem.deleteFile(place(name));
  },
};

/** Where the phone's own file manager finds it. */
export async function saveDocument(name: string, text: string): Promise<void> {
  const directory = Directory.Documents;
  await Filesystem.writeFile({ path: name, directory, data: text, encoding, recursive: true });
}
