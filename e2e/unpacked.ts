import chromium from '@sparticuz/chromium';

/** The browser comes packed: it is unpacked once, before files that run side by side want it. */
export const setup = async (): Promise<void> => {
  await chromium.executablePath();
};
