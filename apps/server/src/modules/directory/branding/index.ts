import { defineModule } from "../../../core/module.ts";
import { brandingProperties } from "./branding-properties.ts";
import { currentBrandingProfile } from "./current-branding-profile.ts";
import { brandingFiles } from "./branding-files.ts";

export { brandOfHost, type HostBrand } from "./brand-of-host.ts";
export {
  findHostProfile,
  findHostVersion,
  findProfileAt,
  hostFileName,
  listHostsWithLook,
  lockHostVersion,
  putHostProfile,
  resetHostProfile,
  type TenantHost,
} from "./host-repository.ts";
export { lookOf } from "./look.ts";
export { type OwnPicture, ownPictureOf, pictureUrlOf } from "./branding-files.ts";
export {
  deleteFile,
  deleteProfile,
  findFile,
  findProfile,
  findVersion,
  type ProfileRow,
  putFile,
  putProfile,
  raiseVersion,
} from "./repository.ts";
export { brandColoursOf } from "./contrast.ts";

export const branding = defineModule({
  operations: [brandingProperties, currentBrandingProfile],
  routes: brandingFiles,
});
