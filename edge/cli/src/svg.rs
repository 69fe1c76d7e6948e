//! What all drawings have in common: the page round them, and texts that cannot break it.

/// The beginning of a drawing.
pub(crate) struct Page<'a> {
    /// The attributes that say how large it is: `viewBox`, and on paper `width` and `height` before it.
    pub(crate) size: String,
    /// What it is called, for those who do not see it.
    pub(crate) title: &'a str,
    /// And what is to be seen.
    pub(crate) description: Option<&'a str>,
    /// Rules of style, one list after the other.
    pub(crate) styles: &'a [&'a str],
    /// Where the paper lies, as attributes of a rectangle.
    pub(crate) paper: String,
}

impl Page<'_> {
    /// Everything before the drawing itself, which ends with [`END`].
    pub(crate) fn begin(&self) -> String {
        let Page { size, title, paper, .. } = self;
        let (labels, described) = match self.description {
            Some(text) => {
                ("title description", format!("<desc id=\"description\">{}</desc>\n", escaped(text)))
            }
            None => ("title", String::new()),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {size} role=\"img\" aria-labelledby=\"{labels}\">\n\
             <title id=\"title\">{}</title>\n{described}<style>{}</style>\n<rect class=\"paper\" {paper}/>\n",
            escaped(title),
            self.styles.concat(),
        )
    }
}

/// The end of a drawing.
pub(crate) const END: &str = "</svg>\n";

/// A text between tags or in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
