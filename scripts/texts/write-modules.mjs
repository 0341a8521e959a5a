// Writes the modules that import the message catalogues. Runs under Node 26.
import { writeCatalogueModules } from "./catalogues.mjs";

writeCatalogueModules();
