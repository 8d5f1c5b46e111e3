import chromium from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
const path = await chromium.executablePath();
console.log(
  JSON.stringify({
    path,
    libraries: process.env['LD_LIBRARY_PATH'] ?? '',
    fonts: process.env['FONTCONFIG_PATH'] ?? '',
  }),
);
