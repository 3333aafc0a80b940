const MOST_BYTES = 10 * 1024 * 1024;
const SUFFIXES = 'jpg,png,bmp,jpeg,gif,webp,zip,rar,wav,mp4,mp3,pdf,doc,docx,xls,xlsx';

const upload = {
  mode: 'local',
  maxSize: MOST_BYTES,
  maxsize: MOST_BYTES,
  saveName: '',
  savename: '',
  allowedSuffixes: SUFFIXES,
  allowedMimeTypes: [],
  mimetype: SUFFIXES,
};

/** Settings of the site in the keys of both client generations; the clients replace their whole store with them. */
export const siteSettings = {
  siteName: 'Parcelway',
  recordNumber: '',
  version: 'v1.0.0',
  cdnUrl: '',
  apiUrl: '',
  upload,
};
