/** Headers by which the site's worker asks the reference backend for a preview. */
export const PREVIEW_PATH_HEADER = 'X-Preview-Path'
export const PREVIEW_TOKEN_HEADER = 'X-Preview-Token'

/** Header by which the office tells the site's worker which content it has changed, as purge tags. */
export const CHANGED_TAGS_HEADER = 'X-Changed-Tags'

/** The address of previews for signed-in editors; the path of the page follows. */
export const STAFF_PREVIEW = '/office/preview'
/** The address of previews by a link; its token and the path of the page follow. */
export const LINK_PREVIEW = '/preview'
