import '@parcelway/look'; export {};
