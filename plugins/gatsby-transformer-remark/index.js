// The plugin is in gatsby-node.js; Gatsby asks for a main file.
